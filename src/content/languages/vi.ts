import type { LanguageTexts } from "./languages.ts";

/** Vietnamese texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "Con mèo nằm ngủ bên cửa sổ.",
      "Mẹ đang nấu cơm trong bếp.",
      "Hôm nay trời xanh và nắng nhẹ.",
      "Em bé cười khi thấy bà.",
      "Tôi thích uống trà vào buổi sáng.",
      "Bố tưới cây ở ngoài vườn.",
      "Chúng tôi đi bộ ra bờ hồ.",
      "Con chó chạy theo quả bóng đỏ.",
      "Chị tôi hát rất hay.",
      "Ngoài kia đang mưa to.",
      "Ông ngồi đọc báo dưới gốc cây.",
      "Anh ấy có một chiếc xe đạp cũ.",
      "Đàn vịt bơi dưới ao.",
      "Bà cho tôi một quả cam.",
      "Trăng đêm nay tròn và sáng.",
      "Cả nhà ngồi ăn tối bên nhau.",
      "Bạn có muốn đi cùng tôi không?",
      "Cô giáo kể một câu chuyện vui.",
      "Thuyền về bến lúc trời còn sớm.",
      "Gió thổi làm lá bay khắp sân.",
      "Em vẽ một ngôi nhà và mặt trời.",
      "Quán phở ở đầu ngõ rất đông.",
      "Tôi mua một cuốn sách mới.",
      "Hoa nhài thơm cả góc vườn.",
      "Chú mèo con đang tập leo cây.",
      "Đường về làng đi qua cánh đồng.",
      "Bác bán bánh mì luôn vui vẻ.",
      "Tối qua tôi ngủ rất ngon.",
      "Cây xoài trước nhà đã có quả.",
      "Trẻ con chơi ô ăn quan ở sân.",
      "Mùa thu, trời cao và mát.",
      "Nhớ mang theo áo ấm nhé.",
      "Chiếc lá vàng rơi xuống mặt nước.",
      "Chim én bay về khi xuân đến.",
      "Tôi nghe tiếng sáo từ xa.",
      "Bà ngoại gói bánh chưng rất đẹp.",
      "Nước biển ấm và trong veo.",
      "Anh tôi sửa lại cái đèn hỏng.",
      "Mai chúng ta gặp nhau ở chợ nhé.",
      "Con trâu đi chậm trên đường đê.",
      "Cơm nóng rồi, vào ăn thôi.",
      "Khi mưa tạnh, cầu vồng hiện ra.",
    ],
    medium: [
      "Bà nội phơi từng lát gừng dưới nắng, vừa trở mặt vừa khe khẽ hát câu quan họ.",
      "Mỗi chiều, lũ trẻ trong xóm lại rủ nhau ra triền đê thả diều cho đến khi trời tối hẳn.",
      "Bà cụ bán hàng nước nhớ tên từng người khách, nhớ cả chuyện họ kể hôm trước.",
      "Vì đi nhầm đường, chúng tôi tình cờ tìm thấy một cánh đồng hoa cải vàng rực.",
      "Chiếc võng mắc giữa hai gốc mít đã ru cả ba thế hệ trẻ con trong nhà ngủ trưa.",
      "Chiếc đồng hồ cũ của ông tuy chạy chậm nhưng chưa bao giờ chịu đứng yên.",
      "Gánh chè dừng trước cổng trường, và bỗng nhiên ai cũng nhớ ra mình còn tiền lẻ.",
      "Trong giờ vẽ, cả lớp tô biển bằng đủ thứ màu, trừ cái màu mà cô vừa dặn.",
      "Tiếng rao đêm vọng vào từ đầu phố làm tôi nhớ những ngày còn bé.",
      "Cậu bé xếp những viên sỏi thành hàng, viên nào cũng được đặt một cái tên.",
      "Người chèo đò thuộc từng khúc sông, đến mức ban đêm vẫn đi mà không cần đèn.",
      "Lồng đèn tự làm méo một bên, nhưng đêm rằm nó vẫn sáng chẳng kém cái nào.",
      "Học một thứ tiếng mới, vui nhất là lúc bỗng nhiên hiểu được một câu nói đùa.",
      "Sau cơn mưa đầu mùa, cả khu vườn dậy lên mùi đất ẩm và hương lá bưởi.",
      "Những hàng cau trước sân cao đến nỗi muốn hái cau phải nhờ anh hàng xóm.",
      "Ông thả cần xuống ao, kéo nón che mặt, còn cá thì vẫn bình yên bơi lội.",
      "Chú tôi kể chuyện ma rất dở, vì lần nào chú cũng tự làm mình giật mình trước.",
      "Trước giờ mở màn, các diễn viên lẩm nhẩm lời thoại sau tấm rèm nhung.",
      "Hàng dừa nghiêng mình ra sông như đang cúi xuống soi xem mình đã già chưa.",
      "Quyển sổ tìm thấy dưới đáy rương vẫn còn thơm mùi hoa khô ép từ thuở nào.",
      "Chúng tôi ngồi trên mái nhà, đếm những chiếc thuyền thắp đèn ngoài khơi xa.",
      "Cậu học trò nhỏ chạy một mạch về nhà chỉ để khoe bức tranh được cô khen.",
      "Ai dậy sớm sẽ thấy cả thành phố thức giấc cùng với mùi bánh mì mới ra lò.",
      "Bác đưa thư biết rõ nhà nào đang mong tin và nhà nào vừa có tin vui.",
      "Con đường làng lát gạch uốn quanh những bức tường rêu và những giàn hoa giấy.",
      "Đêm hội, tiếng trống vang lên khiến đứa trẻ nào cũng bỏ dở bát cơm chạy ra cửa.",
      "Chị tôi tập đàn suốt mùa đông, nhờ vậy cả nhà ai cũng học được tính kiên nhẫn.",
      "Lạc mất nhau giữa chợ, hai mẹ con lại gặp nhau đúng ở hàng chè quen thuộc.",
      "Xe đạp qua cầu khỉ phải vác lên vai, thế mà bác đưa thư chưa làm ướt lá thư nào.",
      "Những ngày giáp Tết, mùi lá dong và củi khô quyện vào nhau khắp sân nhà.",
      "Anh thợ sửa giày hát khe khẽ trong lúc khâu, bài nào cũng chỉ một nửa.",
      "Ngư dân nhìn màu mây mà đoán được chiều nay biển có lặng hay không.",
      "Giữa phố đông, tiếng leng keng của ông bán kem làm cả dãy nhà hé cửa nhìn ra.",
      "Chiếc cầu gỗ kêu cót két dưới mỗi bước chân, vậy mà chưa từng làm ai ngã.",
      "Ông tôi tỉa cành chậm rãi, thỉnh thoảng lùi lại vài bước để ngắm dáng cây.",
      "Mùa nước nổi, lũ trẻ chèo xuồng đến lớp và buộc xuồng thành hàng dưới gốc bàng.",
      "Nồi bánh chưng sôi lục bục suốt đêm, còn chúng tôi thi nhau thức rồi thi nhau ngủ gật.",
      "Tấm áo dài đầu tiên hơi rộng, bà bảo cứ mặc, rồi con sẽ lớn vừa với nó.",
      "Khi sương tan, những ruộng bậc thang hiện ra từng lớp như ai vừa mở một cuốn sách.",
      "Thầy dạy võ bắt học trò quét sân cả tháng, và ai nấy đều quét nhanh như gió.",
    ],
    hard: [
      '"Hẹn 17:45 ở cổng chợ Bến Thành nhé!" Thủy nhắn; nhưng Tuấn lại ra Bà Chiểu.',
      "Giàn mướp bác Tư cao 2,5 m, sai 61 quả; quả to nhất (tên Bự) để làm giống.",
      '"Bún riêu 1 tô, thêm rau, bớt ớt!" Chị Sen nhắc lại y nguyên, không sai 1 chữ.',
      "Ghe 4 của đội Sóc Vàng về nhất: 500 m trong 1 phút 58 giây!",
      "Ai để quên 1 chiếc guốc mộc và 3 trái me ở trạm xe số 24?",
      'Cu Bin hỏi: "Mẹ ơi, 1.000 con cừu thì đếm bao lâu mới ngủ?"',
      'Chú rối nước cao 45 cm, nặng 3 kg; nghệ nhân Tấn gọi nó là "anh Hai".',
      "Lúc 4:30, chợ hoa Sa Nhiên đã sáng đèn: cúc, ly, hồng... đủ 7 màu.",
      "Nhà văn Uyên viết 12 trang mỗi ngày; hôm nay, vì mưa, cô viết 21.",
      "Đèn đỏ còn 60 giây; bác xe ôm tên Phát kể trọn 1 chuyện tiếu lâm.",
      "Thư mời: đám cưới Hương - Lân, ngày 8/11, xin mang theo... nụ cười.",
      "Gánh hát Trăng Rằm có 9 người, 2 trống, 1 con khỉ (cũng biết hát).",
      '"Thưa cô, số 0 có cô đơn không?" Cả lớp 1C im phăng phắc.',
      "Mẹ Ngọc muối 5 hũ cà; hũ thứ 5 giấu kỹ tới mức quên luôn.",
      "Sân bóng xóm Đình: 14 cầu thủ, 1 trái bóng, 0 trọng tài; vẫn công bằng!",
      'Tủ sách bà Thục cho mượn không cần sổ: "120 cuốn, tôi nhớ cả 120."',
      "Bản nhạc thứ 6 của Khôi dài 3 phút 33; riêng dấu lặng dài 20 giây.",
      "Chú Ba Gà nuôi 70 con gà, con nào cũng có tên: Tía, Mơ, Sao, Tối...",
      "Giá vé xiếc: trẻ em 40.000, người lớn 80.000; người hay cười: giảm 10%!",
      "Vòng đua xe ba bánh, lứa 5 tuổi: bé Gạo về bét nhưng được vỗ tay to nhất.",
      "Ở bưu cục Lộc Ninh, tem số 27 (hình con sóc) hết trước 8:00 sáng.",
      "Từ điển của thầy Bách thiếu trang 309; thầy chép tay bù vào, rất đẹp.",
      'Tháp chuông có 117 bậc, còn Long chỉ đếm được 116; "Bậc kia trốn rồi!"',
      "Chị Hoàng Yến pha trà 3 lần: lần 1 để thơm, lần 2 để đậm, lần 3 để tiếc.",
      "Ông Khải sửa đồng hồ 50 năm; 26 chiếc trên tường chạy 26 kiểu.",
      'Cảnh 4: đèn tắt, sấm nổ, Tư Ếch hỏi: "Ai ăn hết dưa rồi?"',
      'Biển báo: "Cầu tre, tải trọng 2 người (hoặc 1 người và 1 heo)".',
      "Sáng mùng 3, cả xóm Gò góp 33 cây củi, nấu nồi canh to nhất năm!",
      'Vì sao phòng 12A không có cửa sổ? "Vì cửa sổ ở 12B," Thi đáp tỉnh bơ.',
      "Đích chạy 21 km ở Hạ Long: tình nguyện viên Trang phát... chè đậu xanh.",
      'Thực đơn 3 món của Quân: trứng luộc, trứng chiên, và "trứng bất ngờ".',
      "Vườn nhà cô Diễm có 14 gốc bưởi; gốc số 9 (lạ thật!) ra quả quanh năm.",
      "Còi tàu SE 9 rú 2 hồi; Minh Anh giật mình, đổ cả ly trà gừng.",
      'Tờ rơi: "Dạy bơi cho người sợ nước, 8 buổi; thầy Kiên cũng từng sợ."',
      "Trên bia giếng làng Mộc khắc 32 chữ; cụ Hòa đọc được 30, đoán 2.",
      'Hộp bút của Hân: 12 màu, 1 tẩy, 3 mẩu giấy "tuyệt mật".',
      'Vì sao đèn lồng thứ 6 ở phố Hội cứ lắc? "Gió đấy," anh Toàn đáp, "hoặc mèo."',
      "Điện thoại bàn nhà bà Tuyết reo 4 tiếng rồi tắt; 5 phút sau: lại 4 tiếng!",
      "Bảng giá bà Năm: xôi 10.000, trà đá 2.000, nụ cười miễn phí.",
      "Nội quy leo núi Bà, điều 5: mang rác về, đừng cho khỉ ăn!",
    ],
  },
  passages: {
    easy: [
      "Sáng nay trời mát và có chút sương. Bà ngồi trước hiên nhà, tay nhặt rau. Con mèo nằm ngủ bên cạnh chân bà. Tôi pha một ấm trà rồi ra ngồi cùng.",
      "Nhà tôi ở gần một con sông nhỏ. Chiều nào lũ trẻ cũng ra bờ sông thả diều. Gió thổi mạnh, diều bay rất cao. Khi trời tối, cả nhóm rủ nhau về ăn cơm.",
      "Chợ quê họp từ lúc gà gáy. Người bán cá, người bán hoa, ai cũng cười nói. Mẹ mua một bó rau và hai quả bưởi. Trên đường về, tôi được ăn bánh rán nóng.",
      "Mùa hè, chúng tôi về quê thăm ông. Ông dạy tôi câu cá và trèo cây ổi. Buổi trưa, cả nhà nằm võng dưới bóng tre. Đêm đến, ông kể chuyện cho chúng tôi nghe.",
      "Cơn mưa đến nhanh rồi đi cũng nhanh. Sân nhà đọng nước, trong như gương. Em tôi gấp một con thuyền giấy thả xuống. Con thuyền trôi chậm ra tận cổng.",
    ],
    medium: [
      "Ở cuối con ngõ nhỏ có một hiệu sách cũ, nơi ông chủ luôn ngồi bên cửa sổ đọc báo, và mỗi khi có khách bước vào, ông chỉ ngẩng lên mỉm cười rồi lặng lẽ rót thêm một chén trà.",
      "Khi chuyến tàu đêm đi qua cây cầu dài, những hành khách đang ngủ gật bỗng tỉnh giấc, nhìn ra dòng sông lấp lánh ánh đèn và kể cho nhau nghe về quê nhà của mình.",
      "Người thợ gốm già nói rằng đất cũng có tính nết riêng, vì vậy trước khi đặt lên bàn xoay, ông thường nhào thật lâu, như thể đang trò chuyện với một người bạn quen.",
      "Mỗi lần học một bài hát mới, chị tôi hát đi hát lại câu đầu tiên suốt cả tuần, cho đến khi hàng xóm cũng thuộc lòng và khe khẽ hát theo lúc rửa bát.",
      "Buổi sáng trên cao nguyên, sương tan chậm đến mức ta có thể ngồi đếm từng mái nhà hiện ra, rồi nghe tiếng chuông của đàn bò vọng lại từ phía bên kia đồi.",
    ],
    hard: [
      'Cuộc thi "Bếp nhỏ" lần thứ 9 diễn ra ngày 16/5 tại Huế, quy tụ 27 đội từ 11 tỉnh. Giải nhất thuộc về em Trần Khánh Vy (10 tuổi) với món chè hạt sen; ban giám khảo chỉ phê đúng 3 chữ: "Xin thêm bát!"',
      'Thư viện quận 3 thông báo: từ 1/10, phòng đọc (86 chỗ) mở cửa từ 8:00 đến 20:30, trừ thứ Hai. Bạn đọc mượn tối đa 5 cuốn; riêng cuốn "Dế Mèn phiêu lưu ký", cô thủ thư Quỳnh nhắc: "Nhớ trả, còn 14 bạn đang chờ!"',
      'Quán cà phê "Gió" chỉ có 6 bàn, nhưng thực đơn dài tới 42 món: nâu đá, bạc xỉu, trà ổi hồng... Anh Thịnh đến đây 30 ngày liền và luôn gọi "như cũ"; đến ngày 31, chủ quán bèn hỏi: "Như cũ là món gì ạ?"',
      'Bản tin thể thao: đội Hải Âu thắng đội Sao Mai 3-2, bàn quyết định ghi ở phút 89 bởi cầu thủ dự bị Lý Quốc Đạt. Phóng viên hỏi: "Anh nghĩ gì khi sút?"; Đạt gãi đầu, cười: "Tôi định... chuyền cho Phúc, số 17!"',
      'Sáng Chủ nhật 14/9, câu lạc bộ thả diều Gió Nồm tập trung lúc 5:30 ở đê sông Hồng, đoạn cột số 27 (gần bãi ngô). Diều to nhất, tên là "Ông Đùng", dài 6,5 m; bốn người khiêng, còn bé Tôm thì hỏi: "Nó có bay thật không ạ?"',
    ],
  },
  words: `
và là của có không được một những các cho trong với này đó khi đã sẽ đang rất cũng như thì mà để từ
đến ra vào lên xuống về ở trên dưới trước sau giữa bên ngoài gần xa đây kia ấy nào ai gì đâu sao
thế bao nhiêu mấy tôi bạn anh chị em ông bà bố mẹ cha con cháu cô chú bác dì cậu nó họ chúng ta
mình người đàn phụ nữ trẻ bé nhỏ lớn già gia đình hàng xóm khách thầy học sinh thợ nông dân ngư nhà
văn sĩ diễn viên chủ quán ngày đêm sáng trưa chiều tối sớm muộn nay mai qua hôm giờ phút giây tuần
tháng năm mùa xuân hè thu đông lúc luôn mãi vẫn còn chưa từng thường thỉnh thoảng bây mới cũ lại
nữa nhiều ít hơn nhất quá lắm chỉ đều cả mọi mỗi vài hai ba bốn sáu bảy tám chín mười trăm nghìn
đầu cuối nửa phần số thứ việc chuyện câu lời tiếng chữ bài sách vở giấy bút thư báo tranh ảnh bản
đồ kéo kim cúc áo quần váy mũ giày dép tất khăn ô kính túi ví tiền hộp giỏ rổ chìa khóa cửa sổ
tường mái sàn thang sân vườn cổng bếp phòng bàn ghế giường gối chăn tủ kệ đèn gương đồng hồ điện
thoại máy bát đĩa chén cốc thìa đũa dao nồi chảo ấm chai nước trà cà phê sữa cơm cháo phở bún mì
bánh xôi chè kẹo thịt cá tôm trứng rau quả đường muối mắm dầu ớt tỏi hành gừng chanh cam quýt bưởi
xoài chuối ổi dừa nho táo lê đào mận dưa hấu đu đủ sầu riêng lạc đậu khoai sắn ngô lúa gạo chua bí
ngò chó mèo gà vịt ngan trâu bò lợn ngựa dê cừu thỏ chuột hổ voi khỉ gấu cáo hươu rùa ếch rắn chim
én sẻ cò bướm ong kiến chuồn cây hoa lá cành rễ hạt cỏ tre tùng sen nhài hồng rừng núi đồi thung
lũng sông suối ao biển đảo bờ cát sóng đá đất ruộng cánh phố ngõ cầu làng xã quê thành thị trời
nắng mưa gió mây sương bão sấm chớp trăng lửa khói ánh bóng màu mùi vị hình giới trường lớp chợ
hiệu bệnh viện ngân bưu rạp bảo tàng công ga bến cảng tàu xe buýt đạp bay thuyền vé đi mặt mắt tai
mũi miệng răng tóc cổ vai tay ngón chân lưng bụng tim lòng hồn nghĩ nhớ quên mơ ước hy vọng vui
buồn yêu thương mến cười khóc giận sợ tin mong muốn cần biết hiểu hỏi đáp nói kể hát nghe nhìn thấy
xem đọc viết vẽ dạy làm chơi chạy nhảy bơi đứng ngồi nằm ngủ thức dậy ăn uống nấu nướng luộc xào
cắt rửa giặt phơi may mặc đội mang cầm nắm giữ đặt lấy đưa gửi nhận mua bán trả mượn dùng sửa tìm
mất chờ đợi gặp chào chia giúp bắt kết thúc dừng mở đóng sống mọc nở rơi thổi chảy đổi chọn đếm đo
so thêm bớt xanh đỏ vàng trắng đen nâu tím xám cao thấp dài ngắn rộng hẹp sâu dày mỏng nặng nhẹ
mạnh yếu nhanh chậm tốt xấu đẹp dễ khó nóng lạnh mát ngọt cay đắng mặn nhạt tròn vuông sạch bẩn khô
ướt đầy vơi im lặng ồn vắng giống khác đúng sai thật giàu nghèo khỏe mệt ngoan giỏi chăm lười hiền
lành tự do bình yên quan trọng đơn giản thể nên phải vì nếu tuy nhưng hoặc hay rồi nhé vâng dạ cảm
ơn xin lỗi hẹn ý tên tuổi trò trống sáo nhạc múa phim kịch tết hội lễ quà nhật du lịch
`
    .trim()
    .split(/\s+/),
};
